// Whose turn it is can be seen when the page cannot: in its title and in its icon.

function icon(dot: boolean): string {
  const car =
    "<rect x='4' y='9' width='24' height='14' rx='3' fill='#9c3d1e'/><path d='M7 12h5v5H7zM14 12h5v5h-5zM21 12h4v5h-4z' fill='#f5f0e6'/>" +
    "<circle cx='10' cy='24' r='3' fill='#2b2620'/><circle cx='22' cy='24' r='3' fill='#2b2620'/>";
  const mark = dot ? "<circle cx='25' cy='7' r='6.5' fill='#1f9d4d' stroke='#fff' stroke-width='1.5'/>" : '';
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${car}${mark}</svg>`)}`;
}

export function attract(title: string, mine: boolean): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const wanted = icon(mine);
  if (link && link.href !== wanted) link.href = wanted;
}
