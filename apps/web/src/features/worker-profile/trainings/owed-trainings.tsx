import type { TrainingOffer } from "@emdia/contract/trainings/worker-class-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PendencyChip } from "../../../shared/pendencies/pendency-chip.tsx";
import { NextClass } from "../../../shared/trainings/offers/next-class.tsx";
import { trainingOffersQuery } from "../../../shared/trainings/offers/offers-query.ts";
import classes from "../worker-profile.module.css";

const Row = ({ offer }: { readonly offer: TrainingOffer }) => (
  <li className={classes.line}>
    <span className={classes.words}>
      <Link className={classes.name} to="/pendencias/editar/$id" params={{ id: String(offer.pendencyId) }}>
        {offer.training}
      </Link>
      <span className={classes.quiet}>{[offer.project.name, offer.company.name].join(" · ")}</span>
      <span className={classes.quiet}>
        <NextClass offer={offer} linkClassName={classes.link} />
      </span>
    </span>
    <PendencyChip status={offer.status} />
  </li>
);

/** Trainings whose document is missing or ends, with the next class of each. */
export const OwedTrainings = ({ workerId }: { readonly workerId: number }) => {
  const { t } = useTranslation("workerTrainings");
  const { data } = useQuery(trainingOffersQuery({ workerId }));
  if (!data || data.results.length === 0) return null;
  return (
    <>
      <h3 className={classes.subtitle}>{t("owed")}</h3>
      <ul className={classes.lines} aria-label={t("owed")}>
        {data.results.map((offer) => (
          <Row key={offer.pendencyId} offer={offer} />
        ))}
      </ul>
      <h3 className={classes.subtitle}>{t("classes")}</h3>
    </>
  );
};
