import classes from "./scene.module.css";
import { Scene } from "./scene.tsx";

export const MineScene = ({ title }: { title: string }) => (
  <Scene title={title} sunHeight={14}>
    <path className={classes.far} d="M0 300 92 256l66 34 96-72 78 58 64-30 74 62 70 26 70-14 66-52 60 30 64-26v88H0z" />
    <path className={classes.near} d="M0 334c110-22 220-20 320-6s260 14 480 6v26H0z" />
    <path className={classes.frame} d="M150 328 164 196h14l14 132M178 204l84 126M158 250h28M154 290h34M158 250l30 40M184 250l-30 40" />
    <circle className={classes.frame} cx="171" cy="182" r="15" />
    <path className={classes.near} d="M112 330v-48h46v48z" />
    <path className={classes.frame} d="M262 330 352 268M300 330v-24M334 330v-48" />
    <path className={classes.near} d="m330 336 34-44 38 44z" />
    <path className={classes.near} d="m386 338 40-34 46 34z" />
  </Scene>
);
