import { Button, Group, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { LeaveGuard } from "../../shared/drafts/leave-guard.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./badge-config.module.css";
import { BadgePreview } from "./badge-preview.tsx";
import { ColorField } from "./color-field.tsx";
import { colorIn, isUnsaved } from "./config-draft.ts";
import { FaceEditor } from "./faces/face-editor.tsx";
import { LockedNote } from "./locked-note.tsx";
import { LogoField } from "./logo/logo-field.tsx";
import { useCompanyLogo } from "./logo/use-company-logo.ts";
import { type ConfigFormProps, useConfigForm } from "./use-config-form.ts";

type Form = ReturnType<typeof useConfigForm>;
type PanelProps = ConfigFormProps & { readonly form: Form };

/** Fields of the badge. Only contractors have them: the badge of a supplier's worker follows each contractor. */
const FieldsPanel = ({ company, config, form: { draft, typeIn, type } }: PanelProps) => {
  const { t } = useTranslation("badgeConfig");
  if (!company.isContractor) return <p className={classes.supplier}>{t("supplier")}</p>;
  const mayChange = config.can.fields;
  return (
    <SettingsPanel title={t("fields.title")} says={t("fields.says")}>
      {!mayChange && <LockedNote permission="config_badge_fields" />}
      <Switch
        label={t("fields.active")}
        description={t("fields.activeSays")}
        checked={draft.isActive}
        disabled={!mayChange}
        onChange={({ currentTarget }) => typeIn("isActive", currentTarget.checked)}
      />
      <FaceEditor
        options={config.options}
        faces={draft}
        mayChange={mayChange}
        onChange={({ firstFace, secondFace }) => type({ firstFace, secondFace })}
      />
    </SettingsPanel>
  );
};

const ColorPanel = ({ config, form: { draft, faults, typeIn } }: PanelProps) => {
  const { t } = useTranslation("badgeConfig");
  return (
    <SettingsPanel title={t("color.title")} says={t("color.says")}>
      {!config.can.baseColor && <LockedNote permission="config_base_color" />}
      <ColorField
        value={draft.baseColor}
        fault={faults.baseColor && t("color.invalid")}
        mayChange={config.can.baseColor}
        onType={(typed) => typeIn("baseColor", typed)}
      />
    </SettingsPanel>
  );
};

type LogoProps = PanelProps & { readonly logo: ReturnType<typeof useCompanyLogo> };
const LogoPanel = ({ company, config, logo, form: { draft, typeIn } }: LogoProps) => {
  const { t } = useTranslation("badgeConfig");
  const mayChange = config.can.logo;
  return (
    <SettingsPanel title={t("logo.title")} says={t("logo.purpose")}>
      {!mayChange && <LockedNote permission="config_company_logo" />}
      <Switch
        label={t("logo.enable")}
        checked={draft.showsLogo}
        disabled={!mayChange}
        onChange={({ currentTarget }) => typeIn("showsLogo", currentTarget.checked)}
      />
      <LogoField
        companyId={company.id}
        companyName={company.tradingName}
        logo={logo}
        isEnabled={config.enableCompanyLogoOnBadge}
        mayChange={mayChange}
      />
    </SettingsPanel>
  );
};

const SaveBar = ({ config: { can }, form: { saving }, onReload }: PanelProps) => {
  const { t } = useTranslation("badgeConfig");
  const messageOf = useMessageOf();
  if (!can.fields && !can.baseColor && !can.logo) return null;
  const isStale = saving.error instanceof ApiFailure && saving.error.code === "badge_config.stale";
  return (
    <div className={classes.save}>
      {saving.isError && <RefusalNote>{messageOf(saving.error)}</RefusalNote>}
      <Group>
        <Button type="submit" loading={saving.isPending}>
          {t("save")}
        </Button>
        {isStale && (
          <Button variant="default" onClick={onReload}>
            {t("reload")}
          </Button>
        )}
      </Group>
    </div>
  );
};

/** The configuration with its preview beside it, or below it on a narrow screen. */
export const ConfigForm = (props: ConfigFormProps) => {
  const { company, config } = props;
  const form = useConfigForm(props);
  const logo = useCompanyLogo(company.id);
  const { draft } = form;
  return (
    <div className={classes.sides}>
      <form ref={form.form} noValidate className={classes.form} onSubmit={form.submit}>
        <FieldsPanel {...props} form={form} />
        <ColorPanel {...props} form={form} />
        <LogoPanel {...props} form={form} logo={logo} />
        <SaveBar {...props} form={form} />
      </form>
      <BadgePreview
        companyName={company.tradingName}
        faces={draft}
        options={config.options}
        baseColor={colorIn(draft.baseColor) ?? config.baseColor}
        logoUrl={draft.showsLogo ? logo.url : null}
        isActive={draft.isActive}
      />
      <LeaveGuard isUnsaved={() => isUnsaved(draft, config)} />
    </div>
  );
};
