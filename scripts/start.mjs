#!/usr/bin/env node
import './needs-node.mjs';

void import('./launch.mjs');
