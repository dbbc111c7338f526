import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { Paging } from "@emdia/contract/list.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { devicesQuery } from "./device-queries.ts";
import { DeviceRows } from "./device-rows.tsx";
import classes from "./gate-devices.module.css";

const DeviceDialog = lazyDialog(async () => (await import("./device-dialog.tsx")).DeviceDialog);
const EnrolmentDialog = lazyDialog(async () => (await import("./enrolment-dialog.tsx")).EnrolmentDialog);
const RevokeDialog = lazyDialog(async () => (await import("./revoke-dialog.tsx")).RevokeDialog);
const configuring: readonly PermissionKey[] = ["config_gate_device"];
type Company = { readonly id: number; readonly tradingName: string };

const Devices = ({ company }: { readonly company: Company }) => {
  const { t } = useTranslation("gateDevices");
  const [paging, setPaging] = useState<Paging>({ page: FIRST_PAGE, itemsPerPage: DEFAULT_PAGE_SIZE });
  const query = useQuery(devicesQuery(company.id, paging));
  const form = useDialog<GateDevice | null>();
  const enrolment = useDialog<GateDevice>();
  const revocation = useDialog<GateDevice>();
  const list = useRef<HTMLDivElement>(null);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => form.open(null)}>
      {t("add")}
    </Button>
  );
  const openGate = (
    <Button variant="default" renderRoot={(props) => <Link to="/portaria" {...props} />}>
      {t("openGate")}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t("title")}
        hint={t("hint", { company: company.tradingName })}
        actions={
          <>
            {openGate}
            {add}
          </>
        }
      />
      <div ref={list} tabIndex={-1} className={classes.list}>
        <ListFrame
          query={query}
          mayLoad
          filter={paging}
          onTurn={(change) => setPaging((known) => ({ ...known, page: FIRST_PAGE, ...change }))}
          empty={{ title: t("empty"), hint: t("emptySays") }}
        >
          {(devices) => <DeviceRows devices={devices} onChange={form.open} onEnrol={enrolment.open} onRevoke={revocation.open} />}
        </ListFrame>
      </div>
      <DeviceDialog
        opened={form.opened}
        companyId={company.id}
        device={form.subject}
        onSaved={(device) => form.subject === null && enrolment.open(device)}
        onClose={form.close}
      />
      <EnrolmentDialog device={enrolment.subject} opened={enrolment.opened} onClose={enrolment.close} />
      <RevokeDialog
        device={revocation.subject}
        opened={revocation.opened}
        onClose={revocation.close}
        focusInstead={() => list.current?.focus()}
      />
    </>
  );
};

/** Gate section of my account: devices of one contractor. */
export const GateDevices = () => {
  const { t } = useTranslation("gateDevices");
  const { company } = useCompanyHolding(configuring);
  if (company) return <Devices key={company.id} company={company} />;
  return (
    <>
      <PageHeader title={t("title")} />
      <ListMessage title={t("closed")} hint={t("closedSays")} />
    </>
  );
};
