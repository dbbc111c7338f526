import type { GateDecision } from "@emdia/contract/gate/gate-routes.ts";
import { IconCircleCheckFilled, IconCircleXFilled, IconUser } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import classes from "../gate.module.css";
import { ReasonLines } from "./reason-lines.tsx";

const Worker = ({ worker, health }: { readonly worker: NonNullable<GateDecision["worker"]>; readonly health: GateDecision["health"] }) => {
  const { t } = useTranslation("gate");
  const { name, photoUrl, companyName } = worker;
  return (
    <div className={classes.worker}>
      {photoUrl === null ? (
        <span className={classes.photo} aria-hidden="true">
          <IconUser size={56} stroke={1.3} />
        </span>
      ) : (
        <img className={classes.photo} src={photoUrl} alt={t("photoOf", { name })} />
      )}
      <div className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        <span>{companyName}</span>
        {health !== null && <span>{t(`health.${health}`)}</span>}
      </div>
    </div>
  );
};

/** One large answer, readable in sunlight: color, word and icon say the same. The heading gets the focus, so that it is read aloud. */
export const GateAnswer = ({ decision }: { readonly decision: GateDecision }) => {
  const { t } = useTranslation("gate");
  const { instant } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, mayEnter, worker, health, reasons, project, decidedAt } = decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again for each decision.
  useEffect(() => heading.current?.focus(), [id]);
  const Icon = mayEnter ? IconCircleCheckFilled : IconCircleXFilled;
  return (
    <section className={classes.answer} data-yes={mayEnter}>
      <Icon size={112} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className={classes.verdict}>
        {t(mayEnter ? "yes" : "no")}
      </h2>
      {worker ? <Worker worker={worker} health={health} /> : <p>{t("nameless")}</p>}
      <ReasonLines reasons={reasons} />
      <p className={classes.place}>
        {project.name} · {instant(decidedAt)}
      </p>
    </section>
  );
};
