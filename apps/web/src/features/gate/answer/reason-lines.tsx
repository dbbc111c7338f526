import type { GateReason } from "@emdia/contract/gate/gate-routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import classes from "../gate.module.css";

const Line = ({ reason: { kind, note, until, remedy, companyName } }: { readonly reason: GateReason }) => {
  const { t } = useTranslation("gate");
  const { day } = useFormat();
  return (
    <li className={classes.reason}>
      <span className={classes.kind}>{t(`reasons.${kind}`)}</span>
      {note !== null && <span>{note}</span>}
      {until !== null && <span>{t("until", { day: day(until) })}</span>}
      <span>{t("solves", { company: companyName, how: t(`remedies.${remedy}`) })}</span>
    </li>
  );
};

/** Reasons of a no, each with who can resolve it and how. */
export const ReasonLines = ({ reasons }: { readonly reasons: readonly GateReason[] }) => {
  const { t } = useTranslation("gate");
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons} aria-label={t("reasonsOf")}>
      {reasons.map((reason) => (
        <Line key={`${reason.kind} ${reason.note} ${reason.until}`} reason={reason} />
      ))}
    </ul>
  );
};
