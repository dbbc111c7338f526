import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { IconClockPause, IconMessage2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { pendingCorrections } from "../../shared/pendencies/pending-corrections.ts";
import { noteAddsInformation } from "./note-adds-information.ts";
import notes from "./notes-above.module.css";
import classes from "./pendency-detail.module.css";
import { useWaitingQuestion, type WaitingQuestion } from "./waiting-question.ts";

type Props = { readonly pendency: Pendency };

/** Why the pendency is inactive, and whether it becomes active again by itself. */
const Rest = ({ pendency: { active, rest } }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { t: words } = useTranslation("pendencyWords");
  if (active) return null;
  return (
    <div className={notes.note} data-tone="neutral" role="note">
      <IconClockPause size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <strong>{rest ? words("rest.because", { reason: words(`rest.reasons.${rest.reason}`) }) : words("rest.unknown")}</strong>
        {rest && <p>{t(`rest.returns.${rest.reason}`)}</p>}
      </div>
    </div>
  );
};

/** Documents sent after the closing are under review again, so the pendency does not count as closed without review. */
const isClosedUnread = ({ closedUnread, revisionDate }: Pendency): boolean => closedUnread && revisionDate === null;

const titleOf = (pendency: Pendency, question: WaitingQuestion | null) => {
  if (question !== null) return "pendencyWords:note.question";
  return isClosedUnread(pendency) ? "lastWord.unread" : "lastWord.title";
};

const Asked = ({ asked: { author, company, createdAt } }: { readonly asked: NonNullable<WaitingQuestion["asked"]> }) => {
  const { instant } = useFormat();
  return (
    <p className={notes.quiet}>
      {author.name} · {company.name} · <time dateTime={createdAt}>{instant(createdAt)}</time>
    </p>
  );
};

/** The note of the last decision or the open question, and whether the pendency was closed without a review. */
const LastWord = ({ pendency }: Props) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const { status } = pendency;
  const question = useWaitingQuestion(pendency);
  const isExplained = pendency.note !== null && !noteAddsInformation(pendency.note, pendingCorrections(pendency));
  const note = question?.text ?? (isExplained ? null : pendency.note);
  if (note === null && !isClosedUnread(pendency)) return null;
  return (
    <div className={notes.note} data-tone={status === "OPEN" || status === "PRE_REJECTED" ? "warn" : "info"} role="note">
      <IconMessage2 size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <strong>{t(titleOf(pendency, question))}</strong>
        {note !== null && <p className={classes.prose}>{note}</p>}
        {question?.asked && <Asked asked={question.asked} />}
      </div>
    </div>
  );
};

/** Notes above the pendency. The explained points come before the free text. */
export const NotesAbove = ({ pendency, children }: Props & { readonly children?: ReactNode }) => (
  <>
    <Rest pendency={pendency} />
    {children}
    <LastWord pendency={pendency} />
  </>
);
