import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconArchive, IconArrowBackUp, IconCircleOff, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { notify } from "../../../shared/notices/notify.ts";
import lines from "../../../shared/ui/lines.module.css";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import { useMoveField } from "../fields-changes.ts";
import type { GroupPlace } from "../fields-queries.ts";
import classes from "../list.module.css";

/** Summary of the values that a field accepts. */
const useTakes = ({ asks }: CustomField): string => {
  const { t } = useTranslation("customFields");
  const { number } = useFormat();
  if (asks.kind === "text") return t("takes.text", { max: number(asks.maxLength) });
  if (asks.kind === "date") return t("takes.date");
  if (asks.kind === "choice") return asks.options.join(" · ");
  const { minimum, maximum } = asks;
  if (minimum !== null && maximum !== null) return t("takes.between", { min: number(minimum), max: number(maximum) });
  if (minimum !== null) return t("takes.from", { min: number(minimum) });
  return maximum === null ? t("takes.number") : t("takes.until", { max: number(maximum) });
};

type Props = {
  readonly field: CustomField;
  readonly place: GroupPlace;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
};

const Tools = ({ field, place, onEdit }: Omit<Props, "mayChange">) => {
  const { t } = useTranslation("customFields");
  const { mutate, isPending } = useMoveField(place);
  const { name, retired } = field;
  const move = () =>
    mutate(field, {
      onSuccess: () => notify.success(t(retired ? "fields.restoredDone" : "fields.retiredDone", { name })),
      onError: (error) => notify.error(currentMessageOf(error)),
    });
  const label = t(retired ? "fields.restore" : "fields.retire", { name });
  return (
    <>
      {field.can.update && (
        <ActionIcon onClick={onEdit} aria-label={t("fields.edit", { name })} title={t("fields.edit", { name })}>
          <IconPencil size={18} stroke={1.7} />
        </ActionIcon>
      )}
      <ActionIcon onClick={move} loading={isPending} aria-label={label} title={label}>
        {retired ? <IconArrowBackUp size={18} stroke={1.7} /> : <IconArchive size={18} stroke={1.7} />}
      </ActionIcon>
    </>
  );
};

/** One field: label, subject and accepted values. */
export const FieldRow = ({ field, place, mayChange, onEdit }: Props) => {
  const { t } = useTranslation("customFields");
  const takes = useTakes(field);
  const { name, hint, appliesTo, asks, required, retired } = field;
  return (
    <li className={`${lines.line} ${classes.row}`}>
      <div className={lines.words}>
        <span className={lines.name}>{name}</span>
        <span className={lines.quiet}>
          {t(`kinds.${asks.kind}`)}, {takes}
        </span>
        {hint !== null && <span className={lines.quiet}>{hint}</span>}
      </div>
      <span className={classes.quiet}>{t(`about.${appliesTo}`)}</span>
      <span>
        {required && !retired && <span className={classes.quiet}>{t("fields.required")}</span>}
        {retired && (
          <StatusChip tone="neutral" Icon={IconCircleOff}>
            {t("fields.retired")}
          </StatusChip>
        )}
      </span>
      <span className={`${lines.tools} ${classes.tools}`}>{mayChange && <Tools field={field} place={place} onEdit={onEdit} />}</span>
    </li>
  );
};
