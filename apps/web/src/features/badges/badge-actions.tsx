import type { Badge } from "@emdia/contract/badges/badge-routes.ts";
import { Button } from "@mantine/core";
import { IconExternalLink, IconPrinter, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./badge-dialog.module.css";
import { type PrintLayout, usePrintBadges } from "./badge-queries.ts";
import { PrintChoice } from "./print-choice.tsx";

const Print = ({ contractId }: Pick<Badge, "contractId">) => {
  const { t } = useTranslation("badges");
  const messageOf = useMessageOf();
  const [layout, setLayout] = useState<PrintLayout>("card");
  const { mutate, isPending, error } = usePrintBadges();
  return (
    <div className={classes.print}>
      <PrintChoice value={layout} onChange={setLayout} />
      <Button
        leftSection={<IconPrinter size={16} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate({ contractIds: [contractId], layout })}
      >
        {t("print.one")}
      </Button>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
    </div>
  );
};

type Props = { readonly badge: Badge; readonly onReissue: () => void };

/** Print, new id, and the public page. */
export const BadgeActions = ({ badge: { can, contractId, publicUrl }, onReissue }: Props) => {
  const { t } = useTranslation("badges");
  return (
    <div className={classes.actions}>
      {can.print && <Print contractId={contractId} />}
      <div className={classes.further}>
        <Button
          component="a"
          variant="default"
          href={new URL(publicUrl).pathname}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} aria-hidden="true" />}
        >
          {t("publicPage")}
        </Button>
        {can.reissue && (
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onReissue}>
            {t("reissue.open")}
          </Button>
        )}
      </div>
    </div>
  );
};
