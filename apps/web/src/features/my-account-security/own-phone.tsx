import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { ownSecondFactorQuery } from "./security-queries.ts";

const PhoneDialog = lazyDialog(async () => (await import("./phone-dialog.tsx")).PhoneDialog);

/** The phone that receives codes, with a dialog to change it (CD-006). */
export const OwnPhone = () => {
  const { t } = useTranslation("mySecurity");
  const [changing, setChanging] = useState(false);
  const query = useQuery(ownSecondFactorQuery);
  return (
    <SettingsPanel title={t("phone.title")} says={t("phone.says")}>
      <QueryStatePanel query={query}>
        {({ phoneMasked, phoneConfirmed }) => (
          <>
            <Text>
              {phoneMasked === null ? t("phone.none") : t(phoneConfirmed ? "phone.confirmed" : "phone.unconfirmed", { phone: phoneMasked })}
            </Text>
            <Button variant="default" onClick={() => setChanging(true)}>
              {t(phoneMasked === null ? "phone.register" : "phone.change")}
            </Button>
          </>
        )}
      </QueryStatePanel>
      <PhoneDialog opened={changing} onClose={() => setChanging(false)} />
    </SettingsPanel>
  );
};
