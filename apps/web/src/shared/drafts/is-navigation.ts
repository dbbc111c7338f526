type Place = { readonly pathname: string; readonly search: unknown };

/** Whether a URL change leaves the page. A change of the hash does not. */
export const isNavigation = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || JSON.stringify(from.search) !== JSON.stringify(to.search);
