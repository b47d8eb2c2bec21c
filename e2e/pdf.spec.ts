import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { picture } from './pages/picture.ts';
import { Workbench } from './pages/workbench.ts';
