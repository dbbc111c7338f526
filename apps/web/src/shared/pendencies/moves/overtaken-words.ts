import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../format/format-instant.ts";
import { useClaims } from "../../session/use-session.ts";
import type { ConcurrentChange } from "./concurrent-change.ts";

type Reader = { readonly t: TFunction<"pendencyWords">; readonly accountId: string | undefined };

const authorOf = ({ by, action }: ConcurrentChange, t: Reader["t"]): string => {
  if (by === null && action !== null) return t("overtaken.itself");
  return by?.name ?? t("overtaken.somebody");
};

const deedOf = (action: ConcurrentChange["action"], t: Reader["t"]): string => {
  if (action === null) return t("overtaken.changed");
  return action === "answered" ? t("overtaken.answered") : t(`deeds.${action}`);
};

/** Sentence with author, action and time of the concurrent change; the user's own change on another page has its own sentence. */
export const overtakenWords = (overtaken: ConcurrentChange, { t, accountId }: Reader): string => {
  const { action, by, at } = overtaken;
  const values = { deed: deedOf(action, t), when: formatInstant(at) };
  if (by !== null && String(by.id) === accountId) return t("overtaken.byYou", values);
  return t("overtaken.says", { ...values, who: authorOf(overtaken, t) });
};

export const useOvertakenWords = () => {
  const { t } = useTranslation("pendencyWords");
  const accountId = useClaims()?.user_id;
  return (overtaken: ConcurrentChange): string => overtakenWords(overtaken, { t, accountId });
};
