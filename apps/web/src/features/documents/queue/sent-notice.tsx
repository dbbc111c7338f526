import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { sendingSearch } from "../../../shared/pendencies/sending-queue.ts";
import classes from "./queue.module.css";

type Props = { readonly id: number; readonly name: string; readonly whose: string; readonly onClose: () => void };

/** Notice that the documents of a pendency were sent, with a link back to it, because the next one is open by then. */
export const SentNotice = ({ id, name, whose, onClose }: Props) => {
  const { t } = useTranslation("documents");
  return (
    <div className={classes.sent}>
      <p>{t("queue.sent", { name, whose })}</p>
      <Anchor
        renderRoot={(props) => (
          <Link to="/pendencias/editar/$id" params={{ id: String(id) }} search={sendingSearch} {...props} onClick={onClose} />
        )}
      >
        {t("queue.goBack")}
      </Anchor>
    </div>
  );
};
