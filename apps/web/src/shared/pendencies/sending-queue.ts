// The sending queue: a supplier opens the documents of a filter that wait to be sent, one after the other. Its URL parameter and permissions.
import type { May } from "../session/companies/held-permissions.ts";

/** Value of the URL parameter `fila`. */
const QUEUE = "envio";
type Search = { readonly fila?: unknown };

/** Whether the user may read the list, open a pendency, add documents and send them. */
export const mayUseSendingQueue = (may: May): boolean =>
  may("see_pendency") && may("see_details_pendency") && may("upload_document_pendency") && may("send_pendency_analysis");

export const isSendingQueue = ({ fila }: Search): boolean => fila === QUEUE;
/** `search` of a link that opens a pendency in the sending queue of the current filter. */
export const sendingSearch = (before: object): object => ({ ...before, fila: QUEUE });
/** `search` of a link to the list: the current filter without the queue. */
export const listSearch = ({ fila: _queue, ...before }: Search): object => before;
