import { useTranslation } from "react-i18next";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import type { Lack } from "./sending/lack-for.ts";

type Props = { readonly lack: Lack | null; readonly at: string };

/** Says at this place what blocks sending, if it is here. */
export const LackNote = ({ lack, at }: Props) => {
  const { t } = useTranslation("documents");
  return lack?.at === at ? <RefusalNote>{t(`lacks.${lack.of}`)}</RefusalNote> : null;
};
