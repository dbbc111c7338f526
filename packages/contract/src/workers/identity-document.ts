import * as z from "zod/mini";
import { isCpf } from "../documents/cpf.ts";
import { Cpf } from "../documents/schemas.ts";
import { FOREIGN_DOCUMENT_MAX_LENGTH } from "../limits.ts";
import { documentKinds, foreignDocumentTypes } from "./vocabulary.ts";

const normaliseNumber = (text: string) => text.replace(/[\s./-]/g, "").toUpperCase();
const HOME = "BR";

/** Issuing country of a foreign document: two letters, never Brazil, because the Brazilian document is the CPF. */
export const ForeignCountry = z
  .string()
  .check(
    z.toUpperCase(),
    z.regex(/^[A-Z]{2}$/),
    z.refine((country) => country !== HOME, "document_country_home"),
  )
  .register(z.globalRegistry, { examples: ["AR"] });
const foreignNumber = z
  .string()
  .check(z.maxLength(FOREIGN_DOCUMENT_MAX_LENGTH), z.overwrite(normaliseNumber), z.regex(/^[0-9A-Z]{1,32}$/))
  .register(z.globalRegistry, { examples: ["AB123456"] });
export const ForeignDocument = z.object({
  type: z.enum(foreignDocumentTypes),
  country: ForeignCountry,
  number: foreignNumber
    .check(z.refine((number) => !isCpf(number), "document_is_cpf"))
    .register(z.globalRegistry, { examples: ["AB123456"] }),
});
export type ForeignDocument = z.output<typeof ForeignDocument>;

/** Identity document: a CPF or a foreign document. The server checks that there is exactly one, so that the refusal has its own code. */
export const identityDocument = {
  CPF: z._default(z.nullable(Cpf), null),
  foreignDocument: z._default(z.nullable(ForeignDocument), null),
};
export type IdentityDocument = { readonly CPF: string | null; readonly foreignDocument: ForeignDocument | null };

/** Document in a list: complete with permission, otherwise only its middle part. */
export const ShownDocument = z.object({
  kind: z.enum(documentKinds),
  country: z.string(),
  type: z.nullable(z.enum(foreignDocumentTypes)),
  number: z.string(),
  isMasked: z.boolean(),
});
export type ShownDocument = z.output<typeof ShownDocument>;
