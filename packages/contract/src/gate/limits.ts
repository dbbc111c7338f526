/** Requests per second of one device. */
export const GATE_DEVICE_REQUESTS_PER_SECOND = 20;
export const GATE_ENROLMENT_MINUTES = 15;
export const GATE_DEVICE_NAME_MAX = 80;
export const GATE_DEVICE_PROJECTS_MAX = 100;
/** Projects that the gate and its settings offer at once; a search finds the others. */
export const GATE_PROJECTS_SHOWN_MAX = 50;
