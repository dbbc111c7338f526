/** Value of `secao` with which the page of a worker opens the form instead of the profile. */
export const WORKER_FORM_SECTION = "cadastro";

/** Search of a link to the form. The filter of the worker list stays in the URL. */
export const formSearch = (before: object): object => ({ ...before, secao: WORKER_FORM_SECTION });

/** Search of a link from the form to the profile, or to the list. */
export const leaveFormSearch = (before: object): object => ({ ...before, secao: undefined });
