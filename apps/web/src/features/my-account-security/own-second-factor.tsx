import type { OwnSecondFactor as Own } from "@emdia/contract/identity/second-factor-routes.ts";
import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { ownSecondFactorQuery, useChooseSecondFactor } from "./security-queries.ts";
import { StateChip } from "./state-chip.tsx";

const Choice = ({ own: { active, requiredBy } }: { readonly own: Own }) => {
  const { t } = useTranslation("mySecurity");
  const messageOf = useMessageOf();
  const change = useChooseSecondFactor();
  const [first, ...others] = requiredBy.map(({ name }) => name);
  const choose = () => change.mutate(!active, { onSuccess: () => notify.success(t(active ? "own.turnedOff" : "own.turnedOn")) });
  return (
    <>
      {first !== undefined && <Text>{t("own.requiredBy", { name: first, count: others.length })}</Text>}
      {change.isError && <RefusalNote>{messageOf(change.error)}</RefusalNote>}
      <Button variant={active ? "default" : "filled"} loading={change.isPending} onClick={choose}>
        {t(active ? "own.turnOff" : "own.turnOn")}
      </Button>
    </>
  );
};

/** The user's own second-factor setting. */
export const OwnSecondFactor = () => {
  const { t } = useTranslation("mySecurity");
  const query = useQuery(ownSecondFactorQuery);
  const own = query.data;
  const state = own && <StateChip active={own.active || own.requiredBy.length > 0} />;
  return (
    <SettingsPanel title={t("own.title")} says={t("own.says")} state={state}>
      <QueryStatePanel query={query}>{(known) => <Choice own={known} />}</QueryStatePanel>
    </SettingsPanel>
  );
};
