import { Checkbox, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { riskActivitiesQuery } from "../wizard-queries.ts";
import { ticked } from "./places-rules.ts";
import classes from "./risk-cards.module.css";
import { type RiskActivity, riskActivitiesWith, sortByNorm } from "./sort-by-norm.ts";

type Props = {
  readonly projectId: number;
  readonly chosen: readonly number[];
  readonly disabled: boolean;
  readonly onChoose: (ids: readonly number[]) => void;
};

type CardProps = { readonly activity: RiskActivity; readonly isChosen: boolean; readonly onTick: (isTicked: boolean) => void };

const RiskCard = ({ activity, isChosen, onTick }: CardProps) => {
  const { t } = useTranslation("projectWizard");
  const { name, norm, documents, trainings } = activity;
  return (
    <div className={classes.card} data-chosen={isChosen}>
      <p className={classes.norm}>{norm ?? t("risks.noNorm")}</p>
      <Checkbox
        checked={isChosen}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        label={<strong>{name}</strong>}
        description={[t("risks.documents", { count: documents.length }), t("risks.trainings", { count: trainings.length })].join(" · ")}
      />
      {documents.length + trainings.length > 0 && (
        <details className={classes.demands}>
          <summary>{t("risks.demands")}</summary>
          <ul>
            {[...trainings, ...documents].map((demand) => (
              <li key={demand}>{demand}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

const Cards = ({ activities, chosen, onChoose }: Pick<Props, "chosen" | "onChoose"> & { readonly activities: readonly RiskActivity[] }) => {
  const { t } = useTranslation("projectWizard");
  const [words, type] = useState("");
  const found = riskActivitiesWith(activities, words);
  return (
    <>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t("risks.search")}
        placeholder={t("risks.search")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={words}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {found.length === 0 && <p className={classes.says}>{t("risks.notFound")}</p>}
      <div className={classes.cards}>
        {sortByNorm(found).map((activity) => (
          <RiskCard
            key={activity.id}
            activity={activity}
            isChosen={chosen.includes(activity.id)}
            onTick={(isTicked) => onChoose(ticked(chosen, activity.id, isTicked))}
          />
        ))}
      </div>
    </>
  );
};

/** The risk activities as cards, sorted by norm, with the documents and trainings that each requires. */
export const RiskCards = ({ projectId, chosen, disabled, onChoose }: Props) => {
  const { t } = useTranslation("projectWizard");
  const activities = useQuery(riskActivitiesQuery(projectId));
  return (
    <fieldset className={classes.risks} disabled={disabled}>
      <legend className={classes.legend}>{t("risks.title")}</legend>
      <p className={classes.says}>{t(disabled ? "risks.closed" : "risks.says")}</p>
      <QueryStatePanel query={activities}>{(known) => <Cards activities={known} chosen={chosen} onChoose={onChoose} />}</QueryStatePanel>
    </fieldset>
  );
};
