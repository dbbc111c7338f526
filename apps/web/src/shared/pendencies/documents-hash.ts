/** Hash of a pendency's page that opens its documents at once. */
export const DOCUMENTS_HASH = "documentos";
