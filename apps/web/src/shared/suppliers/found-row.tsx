import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { FoundSupplier } from "./found-supplier.ts";
import classes from "./supplier-search.module.css";

type Props = {
  readonly found: FoundSupplier;
  /** Reason why it cannot be selected. */
  readonly note: string | null;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  /** Deletes the entered company. */
  readonly onRemove: (() => void) | null;
};

export const FoundRow = ({ found, note, isBusy, onAdd, onRemove }: Props) => {
  const { t } = useTranslation("supplierSearch");
  const { companyId, cnpj, companyName, tradingName, place, byHand } = found;
  const marks = [byHand && t("byHand"), companyId === null && t("notHere")].filter((mark) => mark !== false);
  return (
    <li className={classes.found}>
      <div className={classes.who}>
        <strong>{tradingName ?? companyName}</strong>
        <span>{[companyName, maskCnpj(cnpj), place].filter(Boolean).join(" · ")}</span>
        {marks.length > 0 && <span className={classes.mark}>{marks.join(" · ")}</span>}
      </div>
      {onRemove && (
        <ActionIcon onClick={onRemove} aria-label={t("removeNamed", { name: tradingName ?? companyName })}>
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
      {note === null ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          loading={isBusy}
          onClick={onAdd}
          aria-label={t("addNamed", { name: tradingName ?? companyName })}
        >
          {t("add")}
        </Button>
      ) : (
        <span className={classes.note}>{note}</span>
      )}
    </li>
  );
};
