type Place = { readonly pathname: string; readonly search: unknown };

/** Whether something is left on the way from one address to the other. Another part of the same page leaves nothing. */
export const isNavigation = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || JSON.stringify(from.search) !== JSON.stringify(to.search);
