import * as z from "zod/mini";

/**
 * Text of the catalogue in an answer. The server shows a text of the platform in the language of the request (`Accept-Language`); a text of
 * a company stays as it was written.
 */
export const CatalogueText = z.string().register(z.globalRegistry, { catalogueText: true });
