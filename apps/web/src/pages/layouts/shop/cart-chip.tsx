import { IconShoppingCart } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./cart-chip.module.css";

/** Number of items in the cart. */
export const CartChip = ({ count = 0 }: { count?: number }) => {
  const { t } = useTranslation("shell");
  const inWords = t("shop.cart", { count });
  return (
    <span className={classes.chip} role="status" aria-label={inWords} title={inWords}>
      <IconShoppingCart size={18} stroke={1.7} aria-hidden="true" />
      <span className={classes.count}>{count}</span>
    </span>
  );
};
