import * as z from "zod/mini";
import { isCnpj, normaliseCnpj } from "./cnpj.ts";
import { isCpf, normaliseCpf } from "./cpf.ts";
import { forbiddenCharacters, passwordParts } from "./password.ts";
import { isMobilePhone, isPhone, phoneOnTheWire } from "./phone.ts";
import { isPostalCode, normalisePostalCode } from "./postal-code.ts";

// Schemas that accept values with or without mask and output the wire format. The checks are in separate files, so that pages with a mask
// only do not load zod.
const masked = z.string().check(z.maxLength(32));

export const Cpf = masked.check(z.overwrite(normaliseCpf), z.refine(isCpf, "Invalid CPF."));
export const Cnpj = masked.check(z.overwrite(normaliseCnpj), z.refine(isCnpj, "Invalid CNPJ."));
export const Phone = masked
  .check(z.refine(isPhone, { error: "Telefone inválido", abort: true }), z.overwrite(phoneOnTheWire))
  .register(z.globalRegistry, { examples: ["(31) 3465-4321"] });
export const MobilePhone = masked
  .check(z.refine(isMobilePhone, { error: "Celular inválido", abort: true }), z.overwrite(phoneOnTheWire))
  .register(z.globalRegistry, { examples: ["(31) 98765-4321"] });
export const PostalCode = masked
  .check(z.overwrite(normalisePostalCode), z.refine(isPostalCode, "CEP inválido"))
  .register(z.globalRegistry, { examples: ["01310-100"] });

/** New password. The message of each issue is the key of its text. */
export const NewPassword = z.string().check(
  ...passwordParts.map(({ errorKey, holds }) => z.refine<string>(holds, errorKey)),
  z.refine((password) => forbiddenCharacters(password).length === 0, "password_characters_error"),
);
