// What Hand and Board show together and the shell need not know.

/** Places of the offer that are ticked in the hand: the map draws those tickets more strongly. */
export const ticked = $state<{ places: number[] }>({ places: [] });

/** Whether the list of routes that can be claimed is open: it stays so from turn to turn. */
export const claimList = $state({ open: false });
