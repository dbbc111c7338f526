import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { GroupList } from "./groups/group-list.tsx";
import { GroupPage } from "./groups/group-page.tsx";
import { useFieldsView } from "./use-fields-view.ts";

const deciding = ["config_employee_additional_info"] as const satisfies readonly PermissionKey[];

/** The custom fields section of a company: its groups, or one group. */
export const CustomFieldsSection = () => {
  const { t } = useTranslation("customFields");
  const { company } = useCompanyHolding(deciding);
  const [view, show] = useFieldsView();
  if (!company)
    return (
      <>
        <PageHeader title={t("title")} />
        <ListMessage title={t("closed")} hint={t("closedSays")} />
      </>
    );
  const { groupId } = view;
  if (groupId === null) return <GroupList key={company.id} company={company} onShow={show} />;
  return <GroupPage key={`${company.id} ${groupId}`} companyId={company.id} groupId={groupId} part={view.part} onShow={show} />;
};
