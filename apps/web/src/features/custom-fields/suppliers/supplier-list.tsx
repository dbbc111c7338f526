import { type CompanyGroup, type GroupProvider, GroupProviderListQuery } from "@emdia/contract/custom-fields/group-routes.ts";
import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { notify } from "../../../shared/notices/notify.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import lines from "../../../shared/ui/lines.module.css";
import { useChangeSuppliers } from "../fields-changes.ts";
import { supplierFieldsQuery, suppliersQuery } from "../fields-queries.ts";
import { SearchField } from "../search-field.tsx";
import { useEmptyFace } from "../use-empty-face.tsx";
import { SupplierRow } from "./supplier-row.tsx";

const SupplierDialog = lazyDialog(async () => (await import("./supplier-dialog.tsx")).SupplierDialog);

/** The switch that applies the group to all suppliers. */
const Reach = ({ group }: { readonly group: CompanyGroup }) => {
  const { t } = useTranslation(["customFields", "shared"]);
  const { mutate, isPending } = useChangeSuppliers({ companyId: group.companyId, groupCustomFieldsId: group.id });
  return (
    <Switch
      mb="md"
      label={t("group.forall")}
      description={t("group.forallSays")}
      checked={group.forall}
      disabled={!group.can.update || isPending}
      onChange={({ currentTarget }) =>
        mutate(
          { forall: currentTarget.checked },
          { onSuccess: () => notify.success(t("shared:saved")), onError: (error) => notify.error(currentMessageOf(error)) },
        )
      }
    />
  );
};

/** The company's suppliers: whether the group applies to each, and its field values. */
export const SupplierList = ({ group }: { readonly group: CompanyGroup }) => {
  const { t } = useTranslation("customFields");
  const place = { companyId: group.companyId, groupCustomFieldsId: group.id };
  const filter = useUrlFilter(GroupProviderListQuery, LIST_DEBOUNCE_MS);
  const query = useQuery(suppliersQuery(place, filter.filter));
  const fields = useQuery(supplierFieldsQuery(place)).data ?? [];
  const dialog = useDialog<GroupProvider>();
  const empty = useEmptyFace(filter, {
    empty: t("suppliers.empty"),
    says: t("suppliers.emptySays"),
    nothingFound: t("suppliers.nothingFound"),
  });
  return (
    <>
      <Reach group={group} />
      <SearchField label={t("suppliers.search")} placeholder={t("suppliers.placeholder")} filter={filter} />
      <ListFrame query={query} mayLoad filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(suppliers) => (
          <ul className={lines.lines} aria-label={t("suppliers.list")}>
            {suppliers.map((supplier) => (
              <SupplierRow
                key={supplier.id}
                supplier={supplier}
                fields={fields}
                place={place}
                mayChange={group.can.update}
                onFill={() => dialog.open(supplier)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      <SupplierDialog opened={dialog.opened} supplier={dialog.subject} fields={fields} place={place} onClose={dialog.close} />
    </>
  );
};
