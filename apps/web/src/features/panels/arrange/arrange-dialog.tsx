import { defaultPanels, type PanelPreferences } from "@emdia/contract/panels/preferences.ts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSavePreferences } from "../panels-queries.ts";
import classes from "./arrange.module.css";
import { ArrangeRows } from "./arrange-rows.tsx";
import { inOrder, isDefault } from "./panel-order.ts";

type Props = { readonly opened: boolean; readonly preferences: PanelPreferences; readonly onClose: () => void };
type FormProps = Omit<Props, "opened"> & { readonly save: ReturnType<typeof useSavePreferences> };

const Form = ({ preferences: { panel, version }, onClose, save }: FormProps) => {
  const { t } = useTranslation("panels");
  const messageOf = useMessageOf();
  const [panels, setPanels] = useState(() => inOrder(panel));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate({ panel: panels, version }, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className={classes.hint}>{t("arrange.hint")}</p>
      <ArrangeRows panels={panels} onChange={setPanels} />
      <Button variant="subtle" disabled={isDefault(panels)} onClick={() => setPanels(defaultPanels)}>
        {t("arrange.reset")}
      </Button>
      {save.error !== null && <RefusalNote>{messageOf(save.error)}</RefusalNote>}
      <FormButtons goBack={t("arrange.cancel")} onBack={onClose} submit={t("arrange.save")} busy={save.isPending} />
    </form>
  );
};

/** Order and visibility of the panels, saved in the account. After a stale save the form starts again from the latest arrangement. */
export const ArrangeDialog = ({ opened, preferences, onClose }: Props) => {
  const { t } = useTranslation("panels");
  const save = useSavePreferences();
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <FormDialog opened={opened} title={t("arrange.title")} onClose={close}>
      <Form key={preferences.version} preferences={preferences} onClose={close} save={save} />
    </FormDialog>
  );
};
