import { Outlet } from "@tanstack/react-router";
import classes from "./empty-layout.module.css";

/** Layout without any frame. */
export const EmptyLayout = () => (
  <main id="conteudo" className={classes.main} tabIndex={-1}>
    <Outlet />
  </main>
);
