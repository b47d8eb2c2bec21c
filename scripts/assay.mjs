#!/usr/bin/env node
import './needs-node.mjs';

void import('./assay-here.mjs');
