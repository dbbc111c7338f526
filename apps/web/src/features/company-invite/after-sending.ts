import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

/** Refusals that are about what was typed, or pass with time: they are read in the form, which stays as it is. */
const readInTheForm: readonly (RefusalCode | undefined)[] = [
  "company_invite.cnpj_invalid",
  "company_invite.registered",
  "company_invite.active",
  "company_invite.too_many",
  "request.malformed",
  "request.too_many",
  "robot.not_confirmed",
];

/** Whether a failure has its own page, which says to try again; what was typed waits there too. */
export const couldNotBeSent = (failure: unknown): boolean => !(failure instanceof ApiFailure) || !readInTheForm.includes(failure.code);

export const isAboutCnpj = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === "company_invite.cnpj_invalid" ||
    failure.code === "company_invite.registered" ||
    failure.code === "company_invite.active");
