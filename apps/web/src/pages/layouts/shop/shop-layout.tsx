import { landing } from "@emdia/contract/web-paths.ts";
import { Link, Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Brand } from "../../../shared/ui/brand/brand.tsx";
import { CartChip } from "./cart-chip.tsx";
import classes from "./shop-layout.module.css";

/** Layout of the equipment shop: logo, cart and content. */
export const ShopLayout = () => {
  const { t } = useTranslation("shell");
  return (
    <div className={classes.layout}>
      <header className={classes.bar}>
        <Link to={landing} className={classes.home} aria-label={t("home")}>
          <Brand suffix={t("shop.name")} />
        </Link>
        <CartChip />
      </header>
      <main id="conteudo" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
};
