import { useTranslation } from "react-i18next";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import type { SendBlocker } from "./find-send-blocker.ts";

type Props = { readonly blocker: SendBlocker | null; readonly at: string };

/** The text of the blocker, if this is its place. */
export const SendBlockerNote = ({ blocker, at }: Props) => {
  const { t } = useTranslation("documents");
  return blocker?.at === at ? <RefusalNote>{t(`blockers.${blocker.of}`)}</RefusalNote> : null;
};
