import { Checkbox } from "@mantine/core";
import { IconBarrierBlock } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Demand, tickedAll } from "./demand-groups.ts";
import classes from "./requirement-picker.module.css";

/** The review questions of the document. They render on the first opening, because all of them together are hundreds of lines. */
const Checklist = ({ demand: { description, questions } }: { readonly demand: Demand }) => {
  const { t } = useTranslation("projectWizard");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.checklist} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("requirements.checklist", { count: questions.length })}</summary>
      {isOpen && (
        <>
          <p>{description}</p>
          <ol>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
};

type RowProps = { readonly demand: Demand; readonly isChosen: boolean; readonly onTick: (isTicked: boolean) => void };

const RequirementRow = ({ demand, isChosen, onTick }: RowProps) => {
  const { t } = useTranslation(["projectWizard", "catalogueWords"]);
  const { name, frequency, blocksWork } = demand;
  return (
    <li className={classes.row}>
      <Checkbox
        className={classes.tick}
        checked={isChosen}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        label={name}
        description={t(`catalogueWords:frequencies.${frequency}`, { defaultValue: frequency })}
      />
      {blocksWork && (
        <span className={classes.blocks}>
          <IconBarrierBlock size={14} stroke={1.9} aria-hidden="true" />
          {t("requirements.blocksWork")}
        </span>
      )}
      <Checklist demand={demand} />
    </li>
  );
};

type Props = {
  readonly category: string;
  readonly demands: readonly Demand[];
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
};

/** The documents of one category, with a checkbox for the whole category. */
export const RequirementGroup = ({ category, demands, chosen, onChoose }: Props) => {
  const { t } = useTranslation(["projectWizard", "catalogueWords"]);
  const ids = demands.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  const name = t(`catalogueWords:categories.${category}`, { defaultValue: category });
  return (
    <fieldset className={classes.group} aria-label={name}>
      <div className={classes.groupHead}>
        <Checkbox
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          label={<strong>{name}</strong>}
          aria-label={t("requirements.all", { category: name })}
          onChange={({ currentTarget }) => onChoose(tickedAll(chosen, ids, currentTarget.checked))}
        />
        <span className={classes.count}>{t("requirements.ofCategory", { count, total: ids.length })}</span>
      </div>
      <ul className={classes.rows}>
        {demands.map((demand) => (
          <RequirementRow
            key={demand.id}
            demand={demand}
            isChosen={chosen.includes(demand.id)}
            onTick={(isTicked) => onChoose(tickedAll(chosen, [demand.id], isTicked))}
          />
        ))}
      </ul>
    </fieldset>
  );
};
