import type { AutomaticScheduleConfig } from "@emdia/contract/risk-schedule/automatic.ts";
import { Button, Switch } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormFace } from "../../../shared/forms/form-face.tsx";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { notify } from "../../../shared/notices/notify.ts";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../../shared/ui/panels/settings-panel.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../risk-settings.module.css";
import { automaticQuery, useChangeAutomatic } from "../settings-queries.ts";
import { HoursForm } from "./hours-form.tsx";
import { LastRun } from "./last-run.tsx";

const HistoryDrawer = lazyDialog(async () => (await import("./automatic-history.tsx")).AutomaticHistory);
const SwitchOffDialog = lazyDialog(async () => (await import("./switch-off-dialog.tsx")).SwitchOffDialog);

type Props = { readonly config: AutomaticScheduleConfig };

/** Switches on at once. Switching off asks first, with the number of schedules that it removes. */
const OnSwitch = ({ config }: Props) => {
  const { t } = useTranslation("riskSettings");
  const messageOf = useMessageOf();
  const { companyId, version, autoGenerateRiskSchedule: isOn } = config;
  const change = useChangeAutomatic(companyId);
  const [isAsking, setAsking] = useState(false);
  const switchOn = async () => {
    await change.mutateAsync({ autoGenerateRiskSchedule: true, version });
    notify.success(t("automatic.switchedOn"));
  };
  return (
    <>
      <Switch
        label={t("automatic.switch")}
        description={t("automatic.switchSays")}
        checked={isOn}
        disabled={change.isPending}
        // The mutation stores the refusal, which is shown below.
        onChange={() => (isOn ? setAsking(true) : void switchOn().catch(() => undefined))}
      />
      {change.isError && <RefusalNote>{messageOf(change.error)}</RefusalNote>}
      <SwitchOffDialog companyId={companyId} opened={isAsking} onClose={() => setAsking(false)} />
    </>
  );
};

const HistoryButton = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("riskSettings");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        className={classes.atEnd ?? ""}
        leftSection={<IconHistory size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t("automatic.history.open")}
      </Button>
      <HistoryDrawer companyId={companyId} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** The setting for automatic schedules of a contractor, with the hours of the company and the result of the last run. */
export const AutomaticSetting = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("riskSettings");
  const query = useQuery(automaticQuery(companyId));
  return (
    <div className={classes.sides}>
      <SettingsPanel title={t("automatic.title")} says={t("automatic.says")} state={<HistoryButton companyId={companyId} />}>
        <QueryStatePanel query={query}>
          {(config) => (
            <>
              <OnSwitch config={config} />
              <LastRun config={config} />
            </>
          )}
        </QueryStatePanel>
      </SettingsPanel>
      <SettingsPanel title={t("hours.title")} says={t("hours.says")}>
        <FormFace query={query}>
          {(config, { having }) => <HoursForm begunWith={config} version={query.data?.version ?? config.version} onSaved={having} />}
        </FormFace>
      </SettingsPanel>
    </div>
  );
};
