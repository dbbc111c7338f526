import type { RefusalCode } from "@emdia/contract/refusals.ts";
import i18next, { type ParseKeys, type TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../api/api-failure.ts";
import { loadTexts } from "../i18n/i18n.ts";
import { missingText, PERMISSION_WORDS } from "./missing-permission.ts";
import { registeredWords } from "./registered-words.ts";

type ErrorsText = TFunction<"errors">;
type ErrorsKey = ParseKeys<"errors">;

/** The six server messages in English that are translated, letter for letter. The screen shows every other one as received. */
const servedMessages = {
  "Invalid CNPJ.": "served.cnpj",
  "E-mail not verified.": "served.email",
  "Company not found": "served.company",
  "Employee not found": "served.employee",
  "Project not found": "served.project",
  "Invalid CPF.": "served.cpf",
} as const satisfies { readonly [message: string]: ErrorsKey };

const isServed = (message: string): message is keyof typeof servedMessages => Object.hasOwn(servedMessages, message);

/** Our text for a code. Common texts are always loaded, area texts after `fetchWords`. */
const ownText = (code: RefusalCode, t: ErrorsText): string => {
  const words = registeredWords(code);
  const common: string = t(`refused.${code}`, { defaultValue: "" });
  return common !== "" || words === undefined ? common : t(code, { ns: words, defaultValue: "" });
};

/** Loads the texts of a refusal before it is shown; pages do not preload them because refusals are rare. */
export const fetchWords = async ({ code }: Pick<ApiFailure, "code">): Promise<void> => {
  if (code === "permission.missing") return loadTexts(PERMISSION_WORDS);
  if (code === undefined) return;
  await import("./explained-by.ts");
  const words = registeredWords(code);
  if (words !== undefined) await loadTexts(words);
};

const answeredText = (failure: ApiFailure, t: ErrorsText): string => {
  const ours = failure.code === undefined ? "" : ownText(failure.code, t);
  if (failure.code === "permission.missing") return `${ours} ${missingText(failure.details, t)}`.trim();
  if (ours !== "") return ours;
  if (isServed(failure.message)) return t(servedMessages[failure.message]);
  return failure.message || t("refused.server.failed");
};

/** Error message for the user. */
export const messageOf = (error: unknown, t: ErrorsText): string => {
  if (!(error instanceof ApiFailure)) return t("unexpected");
  if (error.kind === "answered") return answeredText(error, t);
  return `${t(error.kind)} ${error.message}`.trim();
};

/** `messageOf` in the current language. */
export const useMessageOf = () => {
  const { t } = useTranslation("errors");
  return (error: unknown): string => messageOf(error, t);
};

/** `messageOf` outside of components. */
export const currentMessageOf = (error: unknown): string => messageOf(error, i18next.getFixedT(null, "errors"));
