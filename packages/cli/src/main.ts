#!/usr/bin/env node
console.error('meltemi: no command yet');
process.exitCode = 2;
