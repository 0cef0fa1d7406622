// Addresses of the client: `/`, `/t/TABLE`, `/t/TABLE/replay?step=N`, `/t/TABLE/screen`.

export type Route =
  | { page: 'start' }
  | { page: 'table'; table: string; token: string | null; hand: boolean }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'screen'; table: string }
  | { page: 'nowhere' };

/** What an address shows. A personal link carries the seat's token after `#`. */
export function read(address: URL): Route {
  const [, first, table, view, ...rest] = address.pathname.replace(/\/+$/, '').split('/');
  if (first === undefined || (first === 'play' && table === undefined)) return { page: 'start' };
  if (first !== 't' || !/^[A-Za-z0-9_-]{1,32}$/.test(table ?? '') || rest.length > 0) return { page: 'nowhere' };
  if (view === undefined) {
    const token = /^#([A-Za-z0-9_-]{8,200})$/.exec(address.hash)?.[1] ?? null;
    return { page: 'table', table, token, hand: address.searchParams.get('hand') === '1' };
  }
  if (view === 'replay') {
    const step = Number.parseInt(address.searchParams.get('step') ?? '', 10);
    return { page: 'replay', table, step: Number.isNaN(step) ? null : step };
  }
  if (view === 'screen') return { page: 'screen', table };
  return { page: 'nowhere' };
}

/** The table that somebody means who pastes a link, or types a code. */
export function tableMeant(text: string): string | null {
  const meant = text.trim();
  const link = /\/t\/([A-Za-z0-9_-]{1,32})/.exec(meant);
  if (link) return meant.slice(link.index);
  return /^[A-Za-z0-9_-]{4,32}$/.test(meant) ? `/t/${meant}` : null;
}

class Router {
  route = $state<Route>({ page: 'start' });

  begin(): void {
    this.route = read(new URL(location.href));
    addEventListener('popstate', () => (this.route = read(new URL(location.href))));
    addEventListener('hashchange', () => (this.route = read(new URL(location.href))));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Change the address bar and nothing else. */
  quietly(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const router = new Router();

/** Links inside the client change the page without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith('/api/') || link.pathname === '/docs' || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
