/** Whether things should not move: the system says so, or the player does in the settings. */
export const still = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.hasAttribute('data-still');
