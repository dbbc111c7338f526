// URL parameter of the sending queue, in which a supplier walks the documents of a filter that wait to be sent.
const QUEUE = "envio";
type Search = { readonly fila?: unknown };

export const isSendingQueue = ({ fila }: Search): boolean => fila === QUEUE;
/** `search` of a link that opens a pendency in the sending queue of the current filter. */
export const sendingSearch = (before: object): object => ({ ...before, fila: QUEUE });
/** `search` of a link to the list: the current filter without the queue. */
export const listSearch = ({ fila: _queue, ...before }: Search): object => before;
