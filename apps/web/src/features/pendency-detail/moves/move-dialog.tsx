import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { AskFrame } from "../../../shared/ui/dialogs/ask-frame.tsx";
import { ConcurrentChangePanel } from "./concurrent-change-panel.tsx";
import { MoveForm } from "./move-form.tsx";
import { ObstacleFace } from "./obstacle-face.tsx";
import type { Moves } from "./use-moves.ts";

type Props = { readonly opened: boolean; readonly pendency: Pendency; readonly moves: Moves };

/** Dialog of a move: a concurrent change, an obstacle, or the form. */
export const MoveDialog = ({ opened, pendency, moves }: Props) => {
  const { t } = useTranslation("pendencyWords");
  const { subject, close } = moves.dialog;
  if (subject === null) return null;
  const { action, verification, overtaken } = subject;
  const obstacle = overtaken === null && verification.obstacle;
  return (
    <AskFrame opened={opened} title={t(`moves.${action}`)} onClose={close}>
      {opened && overtaken && <ConcurrentChangePanel overtaken={overtaken} hasNote={moves.noteOf(action).trim() !== ""} onClose={close} />}
      {opened && obstacle && <ObstacleFace pendency={pendency} asked={subject} obstacle={obstacle} onClose={close} />}
      {opened && !verification.obstacle && <MoveForm pendency={pendency} asked={subject} moves={moves} />}
    </AskFrame>
  );
};
