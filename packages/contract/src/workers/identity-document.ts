import * as z from "zod/mini";
import { isCpf } from "../documents/cpf.ts";
import { Cpf } from "../documents/schemas.ts";
import { FOREIGN_DOCUMENT_MAX_LENGTH } from "../limits.ts";
import { documentKinds, foreignDocumentTypes } from "./vocabulary.ts";

const normaliseNumber = (text: string) => text.replace(/[\s./-]/g, "").toUpperCase();
const HOME = "BR";

/** Where a foreign document was issued: two letters, and never the country whose document is the CPF. */
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

/** Who somebody is: a CPF, or what a foreigner shows instead. Which of the two is a rule of the server, so that a refusal can say it. */
export const identityDocument = {
  CPF: z._default(z.nullable(Cpf), null),
  foreignDocument: z._default(z.nullable(ForeignDocument), null),
};
export type IdentityDocument = { readonly CPF: string | null; readonly foreignDocument: ForeignDocument | null };

/** A document as a list shows it: whole for who may know it, and otherwise with its middle alone. */
export const ShownDocument = z.object({
  kind: z.enum(documentKinds),
  country: z.string(),
  type: z.nullable(z.enum(foreignDocumentTypes)),
  number: z.string(),
  isMasked: z.boolean(),
});
export type ShownDocument = z.output<typeof ShownDocument>;
