// Words in the player's language: the Fluent catalogues that the Python side has too. Only the chosen language is loaded.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { kept } from './keep';

export const LANGUAGES = { en: 'English', fr: 'Français', ko: '한국어' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, string | number>;

const catalogues = import.meta.glob<string>('../../../carbarn/locales/*/web*.ftl', { query: '?raw', import: 'default' });
const chosen = kept<Language | null>('language', null);

function isLanguage(text: string | null): text is Language {
  return text !== null && text in LANGUAGES;
}

/** The language somebody chose, else the first of the browser's that we speak, else English. */
export function preferred(wanted: string | null, browser: readonly string[]): Language {
  if (isLanguage(wanted)) return wanted;
  for (const each of browser) {
    const short = each.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

/** A bundle that says messages as people read them: no invisible marks around what is put in. */
export function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

class Words {
  lang = $state<Language>('en');
  private said = $state.raw<FluentBundle>(bundle('en', []));
  private needed = new Set(['web']);
  private arriving = new Map<string, Promise<void>>();

  /** The first language, before anything is drawn. */
  async begin(): Promise<void> {
    await this.load(preferred(chosen.get(), navigator.languages ?? [navigator.language]));
  }

  /** Another language, kept for the next time. */
  async choose(language: Language): Promise<void> {
    chosen.set(language);
    await this.load(language);
  }

  /** Also a catalogue that only some pages need. */
  async need(catalogue: string): Promise<void> {
    if (!this.needed.has(catalogue)) {
      this.needed.add(catalogue);
      this.arriving.set(catalogue, this.load(this.lang));
    }
    await this.arriving.get(catalogue); // who asks while it is on its way waits too
  }

  private async load(language: Language): Promise<void> {
    const files = [...this.needed].map((name) => catalogues[`../../../carbarn/locales/${language}/${name}.ftl`]);
    const texts = await Promise.all(files.filter((file) => file !== undefined).map((file) => file()));
    this.said = bundle(language, texts);
    this.lang = language;
    document.documentElement.lang = language;
  }

  say = (id: string, args?: Arguments): string => {
    const pattern = this.said.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no message ${id} in ${this.lang}`); // the tests fail on it
      return id;
    }
    return this.said.formatPattern(pattern, args ?? {});
  };
}

export const words = new Words();
export const t = words.say;
