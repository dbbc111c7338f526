import { onlyDigits } from "@emdia/contract/documents/mask.ts";
import { MFA_CODE_LENGTH } from "@emdia/contract/limits.ts";

export type CodeFault = "codeRequired" | "codeShort";

/** The digits of the typed or pasted text, without words, spaces and hyphens. */
export const codeIn = (typed: string): string => onlyDigits(typed).slice(0, MFA_CODE_LENGTH);

export const codeFault = (code: string): CodeFault | undefined => {
  if (code === "") return "codeRequired";
  return code.length < MFA_CODE_LENGTH ? "codeShort" : undefined;
};
