import { CustomFieldListQuery } from "@emdia/contract/custom-fields/field-routes.ts";
import type { CompanyGroup } from "@emdia/contract/custom-fields/group-routes.ts";
import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import lines from "../../../shared/ui/lines.module.css";
import { fieldsQuery } from "../fields-queries.ts";
import classes from "../list.module.css";
import { SearchField } from "../search-field.tsx";
import { useEmptyFace } from "../use-empty-face.tsx";
import type { FieldSubject } from "./field-dialog.tsx";
import { FieldRow } from "./field-row.tsx";

const FieldDialog = lazyDialog(async () => (await import("./field-dialog.tsx")).FieldDialog);

/** The fields of a group in creation order, retired fields last. */
export const FieldList = ({ group }: { readonly group: CompanyGroup }) => {
  const { t } = useTranslation("customFields");
  const place = { companyId: group.companyId, groupCustomFieldsId: group.id };
  const filter = useUrlFilter(CustomFieldListQuery, LIST_DEBOUNCE_MS);
  const query = useQuery(fieldsQuery(place, filter.filter));
  const dialog = useDialog<FieldSubject>();
  const add = group.can.update && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} mb="sm" onClick={() => dialog.open({ field: null })}>
      {t("fields.add")}
    </Button>
  );
  const empty = useEmptyFace(filter, { empty: t("fields.empty"), says: t("fields.emptySays"), nothingFound: t("fields.nothingFound") });
  return (
    <>
      <div className={classes.bar}>
        <SearchField label={t("fields.search")} placeholder={t("fields.placeholder")} filter={filter} />
        {add}
      </div>
      <ListFrame query={query} mayLoad filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(fields) => (
          <ul className={lines.lines} aria-label={t("fields.list")}>
            {fields.map((field) => (
              <FieldRow key={field.id} field={field} place={place} mayChange={group.can.update} onEdit={() => dialog.open({ field })} />
            ))}
          </ul>
        )}
      </ListFrame>
      <FieldDialog opened={dialog.opened} subject={dialog.subject} place={place} onClose={dialog.close} />
    </>
  );
};
