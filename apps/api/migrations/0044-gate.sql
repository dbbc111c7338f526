-- Gate decisions and the devices of the gate.
select 1;
