import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";

/** Refusals that concern the input or expire by themselves. The form shows them and stays open. */
const readInTheForm: readonly (RefusalCode | undefined)[] = [
  "company_invite.cnpj_invalid",
  "company_invite.registered",
  "company_invite.active",
  "company_invite.too_many",
  "request.malformed",
  "request.too_many",
  "robot.not_confirmed",
];

/** Whether a failure opens the error page with the retry. The draft is stored for the return. */
export const couldNotBeSent = (failure: unknown): boolean => !(failure instanceof ApiFailure) || !readInTheForm.includes(failure.code);

export const isAboutCnpj = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === "company_invite.cnpj_invalid" ||
    failure.code === "company_invite.registered" ||
    failure.code === "company_invite.active");
