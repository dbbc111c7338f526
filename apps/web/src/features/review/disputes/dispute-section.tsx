import type { Dispute, DisputeDecision, DisputeState, DisputesOfPendency } from "@emdia/contract/pendencies/dispute.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Skeleton } from "@mantine/core";
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconScale } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../../shared/format/today.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import section from "../../../shared/ui/panels/page-section.module.css";
import { StatusChip, type Tone } from "../../../shared/ui/status-chip.tsx";
import { Attachments } from "../comments/attachments.tsx";
import { DecisionDrawer } from "./decision-drawer.tsx";
import { DisputeDrawer } from "./dispute-drawer.tsx";
import classes from "./disputes.module.css";
import { disputesQuery, disputeTotalsQuery } from "./disputes-queries.ts";

type Props = { readonly pendency: Pendency };
type ReadProps = Props & { readonly read: DisputesOfPendency };

const faces: { readonly [S in DisputeState]: { readonly tone: Tone; readonly Icon: typeof IconScale } } = {
  pending: { tone: "info", Icon: IconScale },
  upheld: { tone: "bad", Icon: IconCircleX },
  reversed: { tone: "good", Icon: IconCircleCheck },
  closed: { tone: "neutral", Icon: IconArrowBackUp },
};

/** A dispute: the text of the supplier with its files, and the decision. */
const DisputeItem = ({ pendencyId, dispute }: { readonly pendencyId: number; readonly dispute: Dispute }) => {
  const { t } = useTranslation("disputes");
  const { day, instant } = useFormat();
  const { state, text, attachments, by, at, decideBy, isEscalated, decision } = dispute;
  return (
    <li className={classes.dispute}>
      <p className={section.sentence}>
        <StatusChip {...faces[state]}>{t(`state.${state}`)}</StatusChip> {t("told.disputed", { name: by.name, when: instant(at) })}
      </p>
      <p className={section.note}>{text}</p>
      <Attachments comment={{ pendencyId, attachments: [...attachments] }} />
      {state === "pending" && <p className={section.quiet}>{t(isEscalated ? "told.late" : "told.decideBy", { day: day(decideBy) })}</p>}
      {decision && (
        <>
          <p className={section.sentence}>{t(`told.${decision.decision}`, { name: decision.by.name, when: instant(decision.at) })}</p>
          <p className={section.note}>{decision.reason}</p>
        </>
      )}
    </li>
  );
};

/** What the supplier can do about the current rejection, with the days left. */
const ToDispute = ({ pendency, read: { disputes, can, disputeUntil, daysLeft } }: ReadProps) => {
  const { t } = useTranslation("disputes");
  const { day } = useFormat();
  const [opened, setOpened] = useState(false);
  if (disputeUntil === null || daysLeft === null) return null;
  const isOver = disputes.length === 0 && today() > disputeUntil;
  if (!can.dispute) return isOver ? <p className={section.quiet}>{t("dispute.over", { day: day(disputeUntil) })}</p> : null;
  return (
    <>
      <p className={section.sentence}>{t("dispute.until", { day: day(disputeUntil), count: daysLeft })}</p>
      <Button variant="default" className={classes.button ?? ""} onClick={() => setOpened(true)}>
        {t("dispute.action")}
      </Button>
      <DisputeDrawer pendency={pendency} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

/** The decision, with the figures of earlier decisions, for users who may decide. */
const ToDecide = ({ pendency, read: { can, decisionObstacle } }: ReadProps) => {
  const { t } = useTranslation("disputes");
  const { data: totals } = useQuery({ ...disputeTotalsQuery, enabled: can.decide });
  const [decision, decide] = useState<DisputeDecision | null>(null);
  if (decisionObstacle) return <p className={section.quiet}>{t(`obstacle.${decisionObstacle}`)}</p>;
  if (!can.decide) return null;
  return (
    <>
      <div className={section.actions}>
        <Button onClick={() => decide("REVERSED")}>{t("decide.REVERSED.action")}</Button>
        <Button variant="default" onClick={() => decide("UPHELD")}>
          {t("decide.UPHELD.action")}
        </Button>
      </div>
      {totals && <p className={section.quiet}>{t("totals", totals)}</p>}
      <DecisionDrawer pendency={pendency} decision={decision} onClose={() => decide(null)} />
    </>
  );
};

/** The disputes of a rejection, and what the user may do. */
export const DisputeSection = ({ pendency }: Props) => {
  const { t } = useTranslation("disputes");
  const { data: read, error, refetch } = useQuery(disputesQuery(pendency.id));
  return (
    <section className={section.panel} aria-labelledby="dispute">
      <h2 id="dispute" className={section.title}>
        {t("title")}
      </h2>
      {read && (
        <>
          {read.disputes.length > 0 && (
            <ol className={classes.disputes}>
              {read.disputes.map((dispute) => (
                <DisputeItem key={dispute.id} pendencyId={pendency.id} dispute={dispute} />
              ))}
            </ol>
          )}
          <ToDispute pendency={pendency} read={read} />
          <ToDecide pendency={pendency} read={read} />
        </>
      )}
      {!read && error === null && <Skeleton height={56} />}
      {!read && error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
    </section>
  );
};
