import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFace } from "../../shared/forms/form-face.tsx";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { ConfigForm } from "./config-form.tsx";
import { badgeConfigQuery } from "./config-queries.ts";
import { TrainingRequirementSection } from "./trainings/training-requirement.tsx";
import type { ConfigFormProps } from "./use-config-form.ts";

const HistoryDrawer = lazyDialog(async () => (await import("./history/history-drawer.tsx")).HistoryDrawer);
const faceKeys = ["config_badge_fields", "config_base_color", "config_company_logo"] as const satisfies readonly PermissionKey[];
const trainingKey = "config_training_requirement_badge" satisfies PermissionKey;
const deciding = [...faceKeys, trainingKey] as const;

const Config = ({ company }: Pick<ConfigFormProps, "company">) => {
  const { t } = useTranslation("badgeConfig");
  const query = useQuery(badgeConfigQuery(company.id));
  const [opened, setOpened] = useState(false);
  const history = query.data?.can.history && (
    <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => setOpened(true)}>
      {t("history.open")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title")} hint={t("hint", { company: company.tradingName })} actions={history} />
      <FormFace query={query}>
        {(begunWith, { read, having }) => <ConfigForm company={company} config={begunWith} onReload={read} onSaved={having} />}
      </FormFace>
      <HistoryDrawer companyId={company.id} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

/** Badge section of my account: fields, colour, logo and required trainings of the badge of one company. */
export const BadgeConfigSection = () => {
  const { t } = useTranslation("badgeConfig");
  const { company, may } = useCompanyHolding(deciding);
  if (company)
    return (
      <Fragment key={company.id}>
        {faceKeys.some(may) ? (
          <Config company={company} />
        ) : (
          <PageHeader title={t("title")} hint={t("hint", { company: company.tradingName })} />
        )}
        {company.isContractor && may(trainingKey) && <TrainingRequirementSection companyId={company.id} />}
      </Fragment>
    );
  return (
    <>
      <PageHeader title={t("title")} />
      <ListMessage title={t("closed")} hint={t("closedSays")} />
    </>
  );
};
