import type { ReactNode } from "react";
import { useMessageOf } from "../../errors/message-of.ts";
import { RefusalNote } from "../refusal-note.tsx";
import { AskButtons } from "./ask-buttons.tsx";
import { AskFrame } from "./ask-frame.tsx";

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly goBack: string;
  readonly goOn: string;
  readonly destroys?: boolean;
  readonly busy?: boolean;
  /** Refusal, shown until the dialog closes. */
  readonly error?: unknown;
  /** `undefined` while the effect of the action is not loaded yet. */
  readonly onGoOn: (() => void) | undefined;
  readonly onClose: () => void;
  readonly focusInstead?: () => void;
};

/** Confirm dialog for a permanent change. */
export const ConfirmDialog = ({ opened, title, children, error = null, onClose, focusInstead, ...buttons }: Props) => {
  const messageOf = useMessageOf();
  return (
    <AskFrame opened={opened} title={title} onClose={onClose} focusInstead={focusInstead}>
      {children}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <AskButtons {...buttons} onClose={onClose} />
    </AskFrame>
  );
};
