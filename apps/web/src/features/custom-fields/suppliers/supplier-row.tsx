import type { CustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import type { GroupProvider } from "@emdia/contract/custom-fields/group-routes.ts";
import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { ActionIcon, Switch } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useValueWords } from "../../../shared/custom-values/use-value-words.ts";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import lines from "../../../shared/ui/lines.module.css";
import { useChangeSuppliers } from "../fields-changes.ts";
import type { GroupPlace } from "../fields-queries.ts";
import classes from "../list.module.css";

type Props = {
  readonly supplier: GroupProvider;
  readonly fields: readonly CustomField[];
  readonly place: GroupPlace;
  readonly mayChange: boolean;
  readonly onFill: () => void;
};

/** The field values of a supplier. */
const Known = ({ supplier: { values }, fields }: Pick<Props, "supplier" | "fields">) => {
  const { t } = useTranslation("customFields");
  const wordsOf = useValueWords();
  const known = new Map(values.map(({ customFieldId, value }) => [customFieldId, value]));
  return fields.map((field) => (
    <span key={field.id} className={lines.quiet}>
      {field.name}: {wordsOf(field, known.get(field.id) ?? null) ?? t("suppliers.notFilled")}
    </span>
  ));
};

/** One supplier: whether the group applies to it, and its field values. */
export const SupplierRow = ({ supplier, fields, place, mayChange, onFill }: Props) => {
  const { t } = useTranslation("customFields");
  const { mutate, isPending } = useChangeSuppliers(place);
  const { id, tradingName: name, cnpj, activated, version } = supplier;
  const move = (next: boolean) =>
    mutate({ providers: [{ id, activated: next, version }] }, { onError: (error) => notify.error(currentMessageOf(error)) });
  return (
    <li className={`${lines.line} ${classes.row}`}>
      <div className={lines.words}>
        <span className={lines.name}>{name}</span>
        <Known supplier={supplier} fields={fields} />
      </div>
      <span className={classes.quiet}>{maskCnpj(cnpj)}</span>
      <Switch
        className={classes.wide ?? ""}
        label={t(activated ? "suppliers.holds" : "suppliers.leftOut")}
        aria-label={t("suppliers.include", { name })}
        checked={activated}
        disabled={!mayChange || isPending}
        onChange={({ currentTarget }) => move(currentTarget.checked)}
      />
      <span className={`${lines.tools} ${classes.tools}`}>
        {mayChange && fields.length > 0 && (
          <ActionIcon onClick={onFill} aria-label={t("suppliers.fill", { name })} title={t("suppliers.fill", { name })}>
            <IconPencil size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
};
