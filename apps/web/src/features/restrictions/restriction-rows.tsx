import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconLockOpen, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import lines from "../../shared/ui/lines.module.css";
import classes from "./restriction-list.module.css";
import { RestrictionDays, RestrictionState } from "./restriction-state.tsx";

type RowProps = {
  readonly restriction: Restriction;
  readonly onChange: (restriction: Restriction) => void;
  readonly onLift: (restriction: Restriction) => void;
};

const Tools = ({ restriction, onChange, onLift }: RowProps) => {
  const { t } = useTranslation("restrictions");
  const { name, can } = restriction;
  return (
    <span className={`${lines.tools} ${classes.tools}`}>
      {can.update && (
        <ActionIcon onClick={() => onChange(restriction)} aria-label={t("change.of", { name })} title={t("change.of", { name })}>
          <IconPencil size={18} stroke={1.7} />
        </ActionIcon>
      )}
      {can.remove && (
        <ActionIcon onClick={() => onLift(restriction)} aria-label={t("lift.of", { name })} title={t("lift.of", { name })}>
          <IconLockOpen size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </span>
  );
};

const Row = (props: RowProps) => {
  const { t } = useTranslation("restrictions");
  const { restriction } = props;
  const { name, document, reason, linkCount, createdBy } = restriction;
  const by = createdBy === null ? null : t("by", { name: createdBy });
  return (
    <li className={`${lines.line} ${classes.row}`}>
      <div className={classes.who}>
        <span className={lines.name}>{name}</span>
        <span className={`${lines.quiet} ${classes.quiet}`}>
          {t(`document.${document.type ?? "cpf"}`, { number: document.number, country: document.country })}
        </span>
      </div>
      <div className={classes.why}>
        <span>{reason}</span>
        <span className={`${lines.quiet} ${classes.quiet}`}>
          <RestrictionDays restriction={restriction} />
        </span>
        <span className={`${lines.quiet} ${classes.quiet}`}>
          {[by, linkCount > 0 && t("links", { count: linkCount })].filter(Boolean).join(" · ")}
        </span>
      </div>
      <span className={classes.state}>
        <RestrictionState status={restriction.status} />
      </span>
      <Tools {...props} />
    </li>
  );
};

type Props = Omit<RowProps, "restriction"> & { readonly restrictions: readonly Restriction[] };

export const RestrictionRows = ({ restrictions, ...acts }: Props) => {
  const { t } = useTranslation("restrictions");
  return (
    <ul className={lines.lines} aria-label={t("title")}>
      {restrictions.map((restriction) => (
        <Row key={restriction.id} restriction={restriction} {...acts} />
      ))}
    </ul>
  );
};
